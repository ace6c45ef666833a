import { makeStyles, tokens } from '@fluentui/react-components'

export const useAddToSequenceStyles = makeStyles({
  surface: { maxWidth: '560px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
})
