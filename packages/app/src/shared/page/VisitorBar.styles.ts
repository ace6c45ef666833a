import { makeStyles, tokens } from '@fluentui/react-components'
import { spreadRow } from '@tandem/components/styles'

export const useVisitorBarStyles = makeStyles({
  root: spreadRow(tokens.spacingHorizontalM),
  home: { textDecorationLine: 'none' },
  ways: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
