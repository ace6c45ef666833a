import { makeStyles, tokens } from '@fluentui/react-components'
import { centered, row } from '@tandem/components/styles'

export const useProfileCellsStyles = makeStyles({
  badge: {
    ...centered,
    width: tokens.spacingHorizontalL,
    height: tokens.spacingHorizontalL,
    marginInlineStart: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorPaletteRedBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightBold,
    lineHeight: 1,
  },
  status: { display: 'inline-flex', alignItems: 'center' },
  used: { ...row(tokens.spacingHorizontalS), minWidth: 0 },
  // As wide as '100 / 100', so that the bars of all rows begin at one line.
  figure: { flexShrink: 0, minWidth: '64px', fontVariantNumeric: 'tabular-nums' },
  bar: { flexGrow: 1, minWidth: '40px', maxWidth: '72px' },
  warning: { display: 'inline-flex', flexShrink: 0, color: tokens.colorStatusWarningForeground1 },
})
