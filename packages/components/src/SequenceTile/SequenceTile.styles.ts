import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { oneLine } from '../theme/styleFragments.ts'

export const useSequenceTileStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '40px',
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
    ':focus-visible': {
      outlineStyle: 'solid',
      outlineWidth: tokens.strokeWidthThick,
      outlineColor: tokens.colorStrokeFocus2,
      outlineOffset: `calc(-1 * ${tokens.strokeWidthThick})`,
    },
  },
  texts: { display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0 },
  name: { ...typographyStyles.body1Strong, ...oneLine },
  client: { ...typographyStyles.caption1, ...oneLine, color: tokens.colorNeutralForeground2 },
  on: { flexShrink: 0, color: tokens.colorStatusSuccessForeground1 },
  off: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
})
