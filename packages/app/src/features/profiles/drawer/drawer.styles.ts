import { makeStyles, tokens } from '@fluentui/react-components'
import { quietCaption } from '@tandem/components/styles'

export const useGeneralTabStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
  },
  term: quietCaption,
  fact: { margin: 0, overflowWrap: 'anywhere' },
  link: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
  effect: { minWidth: 0, margin: 0, ...quietCaption },
})
