import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column } from '../../theme/styleFragments.ts'

export const useDefaultPopoverStyles = makeStyles({
  form: { ...column(tokens.spacingVerticalM), width: '360px', maxWidth: '80vw' },
  warning: { margin: 0, color: tokens.colorStatusWarningForeground1, ...typographyStyles.body1 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
