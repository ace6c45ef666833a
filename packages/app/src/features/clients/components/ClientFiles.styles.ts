import { makeStyles, tokens } from '@fluentui/react-components'
import { column, plainList } from '@tandem/components/styles'

export const useClientFilesStyles = makeStyles({
  root: column(tokens.spacingVerticalM),
  list: { ...column(tokens.spacingVerticalS), ...plainList },
})
