import { makeStyles, tokens } from '@fluentui/react-components'

export const useAddProfileDrawerStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
})
