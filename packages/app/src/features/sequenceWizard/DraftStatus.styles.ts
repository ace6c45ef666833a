import { makeStyles, tokens } from '@fluentui/react-components'
import { inlineRow } from '@tandem/components/styles'

export const useDraftStatusStyles = makeStyles({
  root: inlineRow(tokens.spacingHorizontalS),
  history: { display: 'inline-flex' },
  notKept: { color: tokens.colorStatusDangerForeground1, maxWidth: '320px' },
})
