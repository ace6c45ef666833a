import { makeStyles, tokens } from '@fluentui/react-components'
import { lateReveal, oneLine, quietCaption, tabularFigures } from '../../theme/styleFragments.ts'

export const useTimeZonePickerStyles = makeStyles({
  skeleton: lateReveal,
  zone: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalXS },
  city: { ...oneLine, flexGrow: 1 },
  region: { ...quietCaption, marginInlineStart: tokens.spacingHorizontalXS },
  offset: { ...quietCaption, ...tabularFigures, flexShrink: 0 },
})
