import { makeStyles, shorthands, tokens, typographyStyles } from '@fluentui/react-components'
import { oneLine, quietCaption, row, visuallyHidden } from '../../theme/styleFragments.ts'

export const useAccountMenuStyles = makeStyles({
  trigger: { position: 'relative', minWidth: '32px', padding: 0, ...shorthands.borderWidth(0) },
  hidden: visuallyHidden,
  popover: { width: '280px', maxWidth: '100vw' },
  person: { ...row(tokens.spacingHorizontalM), padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}` },
  texts: { minWidth: 0 },
  name: { ...typographyStyles.body1Strong, ...oneLine },
  email: { ...quietCaption, ...oneLine },
  footer: { ...quietCaption, padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}` },
  credits: { padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalS}` },
})
