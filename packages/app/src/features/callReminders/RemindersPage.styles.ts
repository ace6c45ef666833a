import { makeStyles } from '@fluentui/react-components'

export const useRemindersPageStyles = makeStyles({ search: { maxWidth: '280px' } })
