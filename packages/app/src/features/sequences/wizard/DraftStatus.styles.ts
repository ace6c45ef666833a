import { makeStyles, tokens } from '@fluentui/react-components'

export const useDraftStatusStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  history: { display: 'inline-flex' },
  notKept: { color: tokens.colorStatusDangerForeground1, maxWidth: '320px' },
})
