import { makeStyles } from '@fluentui/react-components'
import { plainList, quietCaption } from '@tandem/components/styles'

export const useEditEffectStyles = makeStyles({
  root: { minWidth: 0, flexShrink: 1, ...quietCaption },
  lines: { ...plainList, textAlign: 'end' },
})
