import { makeStyles, tokens } from '@fluentui/react-components'

export const useSequencesDrawerStyles = makeStyles({
  list: { height: '100%' },
  skeletons: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  skeleton: { height: '48px' },
})
