import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useRecipientMessagesStyles = makeStyles({
  // Fills the drawer's body; its messages scroll.
  root: { ...column(), height: '100%', minHeight: '400px', marginInline: `calc(-1 * ${tokens.spacingHorizontalM})` },
  bar: { display: 'flex', justifyContent: 'space-between' },
  list: { height: '100%', minHeight: '400px', marginInline: `calc(-1 * ${tokens.spacingHorizontalM})` },
})
