import { makeStyles, tokens } from '@fluentui/react-components'

export const useRangeCalendarStyles = makeStyles({
  root: { position: 'relative', display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXL },
  previous: { position: 'absolute', top: 0, insetInlineStart: 0 },
  next: { position: 'absolute', top: 0, insetInlineEnd: 0 },
})
