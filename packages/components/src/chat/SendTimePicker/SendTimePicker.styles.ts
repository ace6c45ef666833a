import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '../../theme/styleFragments.ts'

export const useSendTimePickerStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), minWidth: 0 },
  presets: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  fields: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  date: { flex: '1 1 152px', minWidth: 0 },
  time: { flex: '0 1 128px', minWidth: 0 },
  input: { width: '100%', minWidth: 0 },
})
