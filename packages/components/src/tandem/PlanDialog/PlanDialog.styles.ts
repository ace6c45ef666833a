import { type GriffelStyle, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import {
  column,
  lateReveal,
  plainList,
  quietCaption,
  spreadRow,
  tabularFigures,
  visuallyHidden,
} from '../../theme/styleFragments.ts'

const cell: GriffelStyle = {
  padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
}

export const usePlanDialogStyles = makeStyles({
  // BILL-1 requires 1000 x 800 px. In a smaller window, the dialog fills the window.
  surface: {
    boxSizing: 'border-box',
    width: '1000px',
    maxWidth: `calc(100vw - 2 * ${tokens.spacingHorizontalL})`,
    height: '800px',
    maxHeight: `calc(100dvh - 2 * ${tokens.spacingVerticalL})`,
    padding: 0,
    overflow: 'hidden',
  },
  body: { ...column(0), height: '100%', maxHeight: 'none' },
  head: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalL,
    padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalM}`,
  },
  title: { ...typographyStyles.title2, display: 'block' },
  content: {
    ...column(tokens.spacingVerticalXXL),
    flexGrow: 1,
    minHeight: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalXXL}`,
    overflowY: 'auto',
  },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXXL,
    ...plainList,
    flexShrink: 0,
    '@media (max-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  skeleton: { ...lateReveal },
  skeletonCard: { height: '392px', borderRadius: tokens.borderRadiusXLarge },
  error: { display: 'grid', placeItems: 'center', flexGrow: 1 },
  comparison: { ...column(tokens.spacingVerticalM), flexShrink: 0 },
  sectionTitle: { ...typographyStyles.subtitle1, margin: 0 },
  tableFrame: {
    overflowX: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  table: {
    width: '100%',
    minWidth: '640px',
    borderCollapse: 'separate',
    borderSpacing: 0,
    ...typographyStyles.body1,
    ...tabularFigures,
  },
  columnHead: { ...cell, ...typographyStyles.body1Strong, width: '17%', textAlign: 'center' },
  highlightedHead: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    borderTopLeftRadius: tokens.borderRadiusLarge,
    borderTopRightRadius: tokens.borderRadiusLarge,
  },
  rowHead: {
    ...cell,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    paddingInlineStart: 0,
  },
  cell: { ...cell, textAlign: 'center' },
  highlightedCell: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorNeutralForeground1 },
  included: { display: 'inline-block', verticalAlign: 'middle', color: tokens.colorBrandForeground1 },
  missing: { color: tokens.colorNeutralForeground3 },
  unseen: visuallyHidden,
  foot: {
    ...spreadRow(tokens.spacingHorizontalM),
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ...quietCaption,
  },
})
