import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, surface, quietCaption, wrappingRow, row } from '@tandem/components/styles'

export const useCorrectRowDialogStyles = makeStyles({
  content: column(tokens.spacingVerticalM),
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
  },
})

export const useImportSummaryStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), padding: tokens.spacingHorizontalXL, ...surface },
  line: wrappingRow(tokens.spacingHorizontalM),
  state: { ...typographyStyles.subtitle1, margin: 0, flexGrow: 1, fontVariantNumeric: 'tabular-nums' },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  failure: { color: tokens.colorStatusDangerForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  counts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXXL,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
  },
  count: { display: 'flex', flexDirection: 'column-reverse' },
  figure: { ...typographyStyles.subtitle1, margin: 0, fontVariantNumeric: 'tabular-nums' },
  label: quietCaption,
})

export const useMappingFormStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalL), padding: tokens.spacingHorizontalXL, ...surface },
  // Stays in view below long tables. The primary action is at the right, and the first that Tab reaches.
  actions: {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    zIndex: 1,
  },
  state: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM, flexGrow: 1, minWidth: 0 },
  issue: { color: tokens.colorStatusWarningForeground1 },
  error: { color: tokens.colorStatusDangerForeground1 },
  note: { color: tokens.colorNeutralForeground2 },
})

export const useResultListStyles = makeStyles({
  root: {
    ...column(),
    // The rest of the window below head and summary, so that the rows scroll and not the page.
    height: 'max(320px, calc(100vh - 352px))',
    ...surface,
    overflow: 'hidden',
  },
  tabs: {
    flexShrink: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  figure: {
    marginInlineStart: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  empty: { flexGrow: 1, display: 'grid', alignItems: 'center' },
})

export const useSourceStyles = makeStyles({
  // As high with a file as without, as high for text as for files: nothing moves below it.
  source: { ...column(tokens.spacingVerticalXS), justifyContent: 'center', minHeight: '210px' },
  held: {
    ...row(tokens.spacingHorizontalM),
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  icon: { fontSize: '28px', color: tokens.colorBrandForeground1, flexShrink: 0 },
  heldTexts: { ...column(), flexGrow: 1, minWidth: 0 },
  heldName: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
  },
  note: quietCaption,
  text: {
    height: '120px',
    maxHeight: '120px',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre',
    overflowX: 'auto',
  },
  preview: {
    margin: 0,
    minWidth: 0,
    overflow: 'hidden',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
    whiteSpace: 'pre',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground2,
  },
  kind: { ...quietCaption, minHeight: tokens.lineHeightBase200 },
  problem: { color: tokens.colorStatusDangerForeground1 },
})
