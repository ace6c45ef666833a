import { makeStyles, tokens } from '@fluentui/react-components'
import { surface, wrappingRow } from '@tandem/components/styles'

export const useExpiredCallsStyles = makeStyles({
  root: {
    ...wrappingRow(tokens.spacingHorizontalL),
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    ...surface,
  },
  // Hides what comes below until the notice is loaded, or turns out to be empty.
  unknown: { display: 'none', '& ~ *': { visibility: 'hidden' } },
  // As high as one line of the notice.
  place: { height: '40px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  call: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalM, minWidth: 0 },
  date: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
  all: { marginLeft: 'auto' },
})
