import { makeStyles, tokens } from '@fluentui/react-components'

export const useGeneralPageStyles = makeStyles({
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '480px' },
})
