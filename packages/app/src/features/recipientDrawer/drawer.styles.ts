import { makeStyles, tokens } from '@fluentui/react-components'
import { column, quietBody } from '@tandem/components/styles'

export const useRecipientDrawerStyles = makeStyles({
  subhead: {
    ...quietBody,
    ...column(tokens.spacingVerticalS),
    // Below the name, next to the avatar.
    paddingInlineStart: `calc(40px + ${tokens.spacingHorizontalM})`,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
