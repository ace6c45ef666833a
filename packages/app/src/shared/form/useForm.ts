/** The form around a component. Features import it from here, so that the library stays behind this room (ADR 9). */
export { useForm, useFormState } from 'react-final-form'
