import { makeStyles, tokens } from '@fluentui/react-components'

export const useAttachDialogStyles = makeStyles({
  surface: { maxWidth: '520px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  text: { margin: 0, overflowWrap: 'anywhere' },
})
