import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useDefaultPopoverStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, width: '360px', maxWidth: '80vw' },
  warning: { margin: 0, color: tokens.colorStatusWarningForeground1, ...typographyStyles.body1 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
