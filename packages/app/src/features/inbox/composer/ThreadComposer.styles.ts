import { makeStyles, tokens } from '@fluentui/react-components'
import { quietCaption } from '@tandem/components/styles'

export const useThreadComposerStyles = makeStyles({
  notes: { ...quietCaption, '& > p': { margin: 0 }, '& > p + p': { marginTop: tokens.spacingVerticalXS } },
  warning: { color: tokens.colorStatusWarningForeground1 },
})
