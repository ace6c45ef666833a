import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useGeneralPageStyles = makeStyles({
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
  form: { maxWidth: '480px' },
})

export const usePreferencesPageStyles = makeStyles({
  root: column(tokens.spacingVerticalXXL),
  shortcuts: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
})

export const useSettingsPageStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalL), width: '100%', maxWidth: '720px' },
})
