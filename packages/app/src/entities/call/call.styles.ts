import { makeStyles, tokens } from '@fluentui/react-components'
import { oneLine, spreadRow } from '@tandem/components/styles'

export const useCallDrawerStyles = makeStyles({
  form: { gap: tokens.spacingVerticalXL },
  head: spreadRow(tokens.spacingHorizontalM),
  about: { ...oneLine, flex: '1 1 200px' },
  links: { display: 'flex', gap: tokens.spacingHorizontalS },
})
