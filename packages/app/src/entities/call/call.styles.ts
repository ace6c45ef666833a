import { makeStyles, tokens } from '@fluentui/react-components'
import { oneLine, row } from '@tandem/components/styles'

export const useCallDrawerStyles = makeStyles({
  form: { gap: tokens.spacingVerticalXL },
  head: { ...row(tokens.spacingHorizontalM), justifyContent: 'space-between', minHeight: '24px' },
  about: { ...oneLine, color: tokens.colorNeutralForeground3 },
  links: { display: 'flex', flexShrink: 0 },
})
