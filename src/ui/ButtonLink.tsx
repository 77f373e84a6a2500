import { chakra } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from './Button'

/** A link to another page that looks like a button. */
export const ButtonLink = chakra('a', buttonRecipe)
