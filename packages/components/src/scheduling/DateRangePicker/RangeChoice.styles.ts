import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '../../theme/styleFragments.ts'

export const useRangeChoiceStyles = makeStyles({
  surface: { maxWidth: '100vw', boxSizing: 'border-box' },
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXL },
  presets: column(tokens.spacingVerticalXXS),
  preset: { justifyContent: 'flex-start', fontWeight: tokens.fontWeightRegular },
})
