import { makeStyles, tokens } from '@fluentui/react-components'

export const useStepPageStyles = makeStyles({
  type: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginBottom: tokens.spacingVerticalM,
    color: tokens.colorNeutralForeground2,
  },
  end: { marginInlineStart: 'auto' },
})
