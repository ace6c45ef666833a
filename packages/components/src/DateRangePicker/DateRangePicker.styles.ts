import { makeStyles, tokens } from '@fluentui/react-components'
import { tabularFigures } from '../theme/styleFragments.ts'

export const useDateRangePickerStyles = makeStyles({
  trigger: { ...tabularFigures, fontWeight: tokens.fontWeightRegular, whiteSpace: 'nowrap' },
  surface: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXL, maxWidth: '100vw', boxSizing: 'border-box' },
  presets: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS },
  preset: { justifyContent: 'flex-start', fontWeight: tokens.fontWeightRegular },
})
