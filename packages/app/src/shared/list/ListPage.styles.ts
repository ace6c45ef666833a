import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useListPageStyles = makeStyles({
  // Fills the rest of the window and scrolls inside. In low windows the page scrolls.
  root: { ...column(tokens.spacingVerticalL), flexGrow: 1, flexBasis: 0, minWidth: 0, minHeight: '440px' },
})
