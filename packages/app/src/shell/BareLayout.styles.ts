import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useBareLayoutStyles = makeStyles({
  root: { ...column(), flexGrow: 1, backgroundColor: tokens.colorNeutralBackground2, outlineStyle: 'none' },
})
