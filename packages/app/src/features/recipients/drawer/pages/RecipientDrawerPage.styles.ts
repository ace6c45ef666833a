import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useRecipientDrawerPageStyles = makeStyles({
  subhead: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 },
})
