import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useProfileDetailsStyles = makeStyles({
  surface: { maxWidth: '560px' },
  form: { display: 'contents' },
  content: { ...column(tokens.spacingVerticalL), paddingBottom: tokens.spacingVerticalS },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})
