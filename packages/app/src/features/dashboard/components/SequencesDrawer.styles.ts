import { makeStyles, tokens } from '@fluentui/react-components'

export const useSequencesDrawerStyles = makeStyles({
  // The tiles' texts begin where the drawer's title does.
  list: { height: '100%', marginInline: `calc(-1 * ${tokens.spacingHorizontalM})` },
  skeletons: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  skeleton: { height: '48px' },
})
