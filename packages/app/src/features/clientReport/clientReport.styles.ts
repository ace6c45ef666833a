import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import {
  column,
  plainTable,
  plainTableCell,
  quietBody,
  quietCaption,
  spreadRow,
  surface,
  tabularFigures,
} from '@tandem/components/styles'

const inPrint = '@media print'

export const useClientReportStyles = makeStyles({
  root: column(tokens.spacingVerticalXXL),
  // Shows the background of the app around the light sheet.
  paper: { '& > .fui-FluentProvider': { backgroundColor: 'transparent' } },
  sheet: { ...column(tokens.spacingVerticalXXL), alignItems: 'center', [inPrint]: { display: 'block' } },
  // The size of an A4 page: the chart has the same width on the screen and in print.
  page: {
    ...surface,
    ...column(tokens.spacingVerticalXXL),
    boxSizing: 'border-box',
    width: '210mm',
    minHeight: '297mm',
    padding: '14mm',
    printColorAdjust: 'exact',
    [inPrint]: {
      width: 'auto',
      minHeight: 0,
      // The funnel is wider than its section by this padding.
      padding: `0 ${tokens.spacingHorizontalS}`,
      boxShadow: 'none',
      borderRadius: 0,
      breakAfter: 'page',
      ':last-child': { breakAfter: 'auto' },
    },
  },
  head: { ...spreadRow(tokens.spacingHorizontalXXL), flexWrap: 'nowrap', alignItems: 'flex-start' },
  name: { ...typographyStyles.largeTitle, margin: 0, overflowWrap: 'anywhere' },
  texts: { ...column(tokens.spacingVerticalXS), minWidth: 0 },
  line: { ...quietBody, margin: 0 },
  mark: { flexShrink: 0, paddingTop: tokens.spacingVerticalM },
  section: { ...column(tokens.spacingVerticalM), minWidth: 0, breakInside: 'avoid' },
  title: { ...typographyStyles.subtitle1, margin: 0 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    ...typographyStyles.body1,
  },
  factRow: { display: 'contents' },
  term: { color: tokens.colorNeutralForeground2 },
  fact: { margin: 0, overflowWrap: 'anywhere' },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  old: { opacity: 0.6 },
  table: plainTable,
  headCell: {
    ...typographyStyles.caption1Strong,
    padding: `${tokens.spacingVerticalXS} 0`,
    paddingInlineEnd: tokens.spacingHorizontalM,
    textAlign: 'start',
    color: tokens.colorNeutralForeground2,
  },
  cell: plainTableCell,
  number: { ...tabularFigures, width: '96px', textAlign: 'end' },
  date: { ...tabularFigures, width: '176px' },
  status: { width: '96px' },
  total: { fontWeight: tokens.fontWeightSemibold },
  note: { ...quietCaption, margin: 0 },
  messages: { ...column(tokens.spacingVerticalM), margin: 0, padding: 0, listStyleType: 'none' },
  message: { ...column(tokens.spacingVerticalXS), breakInside: 'avoid' },
  bubble: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorBrandBackground2,
    ...typographyStyles.body1,
  },
  skeleton: column(tokens.spacingVerticalM),
  place: { height: '480px' },
})
