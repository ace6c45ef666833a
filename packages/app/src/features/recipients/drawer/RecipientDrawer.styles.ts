import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useRecipientDrawerStyles = makeStyles({
  subhead: {
    ...typographyStyles.body1,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    // Below the name, beside the avatar.
    paddingInlineStart: `calc(40px + ${tokens.spacingHorizontalM})`,
    color: tokens.colorNeutralForeground2,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
