import { makeStyles, tokens } from '@fluentui/react-components'

export const useRangeChoiceStyles = makeStyles({
  surface: { maxWidth: '100vw', boxSizing: 'border-box' },
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXL },
  presets: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS },
  preset: { justifyContent: 'flex-start', fontWeight: tokens.fontWeightRegular },
})
