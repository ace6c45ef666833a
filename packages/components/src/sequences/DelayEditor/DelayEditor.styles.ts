import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column } from '../../theme/styleFragments.ts'

export const useDelayEditorStyles = makeStyles({
  popover: { ...column(tokens.spacingVerticalM), width: '280px' },
  title: { margin: 0, ...typographyStyles.subtitle2 },
  fields: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  value: { width: '112px', flexShrink: 0 },
  unit: { flexGrow: 1, minWidth: 0 },
  control: { minWidth: 0, width: '100%', boxSizing: 'border-box' },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
})
