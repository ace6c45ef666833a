import { makeStyles, tokens } from '@fluentui/react-components'
import { tabularFigures } from '../../theme/styleFragments.ts'

export const useDateRangePickerStyles = makeStyles({
  trigger: { ...tabularFigures, fontWeight: tokens.fontWeightRegular, whiteSpace: 'nowrap' },
})
