import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, inlineRow, oneLine, quietCaption } from '../../theme/styleFragments.ts'

export const useNextStepChipStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalXS), minWidth: 0 },
  line: { ...inlineRow(tokens.spacingHorizontalS), minWidth: 0, maxWidth: '100%' },
  next: { ...oneLine, minWidth: 0 },
  chip: {
    flexShrink: 0,
    paddingInline: tokens.spacingHorizontalSNudge,
    paddingBlock: tokens.spacingVerticalXXS,
    borderRadius: tokens.borderRadiusMedium,
    ...typographyStyles.caption1,
    whiteSpace: 'nowrap',
  },
  waiting: { backgroundColor: tokens.colorNeutralBackground4, color: tokens.colorNeutralForeground2 },
  blocked: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground3,
    boxShadow: `inset 0 0 0 ${tokens.strokeWidthThin} ${tokens.colorStatusWarningBorder1}`,
  },
  link: { textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } },
  detail: { margin: 0, ...quietCaption },
})
