import { makeStyles, shorthands, tokens, typographyStyles } from '@fluentui/react-components'
import { oneLine } from '../theme/styleFragments.ts'

export const useAccountMenuStyles = makeStyles({
  trigger: { minWidth: '32px', padding: 0, ...shorthands.borderWidth(0) },
  triggerIcon: { width: '32px', height: '32px', marginInline: 0 },
  popover: { width: '280px', maxWidth: '100vw' },
  person: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
  },
  texts: { minWidth: 0 },
  name: { ...typographyStyles.body1Strong, ...oneLine },
  email: { ...typographyStyles.caption1, ...oneLine, color: tokens.colorNeutralForeground2 },
  credits: { padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalS}` },
})
