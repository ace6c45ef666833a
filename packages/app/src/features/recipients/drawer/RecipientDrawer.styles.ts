import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useRecipientDrawerStyles = makeStyles({
  subhead: {
    ...typographyStyles.body1,
    // Below the name, beside the avatar.
    paddingInlineStart: `calc(40px + ${tokens.spacingHorizontalM})`,
    color: tokens.colorNeutralForeground2,
  },
})
