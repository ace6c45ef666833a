import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useSequencesDrawerStyles = makeStyles({
  // The tiles' texts begin where the drawer's title does.
  list: { height: '100%', marginInline: `calc(-1 * ${tokens.spacingHorizontalM})` },
  skeletons: column(tokens.spacingVerticalM),
  skeleton: { height: '48px' },
})
