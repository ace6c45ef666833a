import { makeStyles, tokens } from '@fluentui/react-components'

export const useRangeChoiceStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXL },
  presets: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS },
  preset: { justifyContent: 'flex-start', fontWeight: tokens.fontWeightRegular },
})
