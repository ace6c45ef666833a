import { makeStyles, tokens } from '@fluentui/react-components'

export const useGeneralPageStyles = makeStyles({
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
  form: { maxWidth: '480px' },
})
