import { makeStyles, tokens } from '@fluentui/react-components'
import { column, quietCaption, row } from '@tandem/components/styles'

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
