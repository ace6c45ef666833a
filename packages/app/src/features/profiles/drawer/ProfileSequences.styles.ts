import { makeStyles, tokens } from '@fluentui/react-components'

export const useProfileSequencesStyles = makeStyles({
  table: {
    height: '100%',
    minHeight: '320px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
})
