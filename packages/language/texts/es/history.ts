// A short history of the game, in Spanish.
import { translation } from '../../src/message.ts';
import type en from '../en/history.ts';

export default translation<typeof en>()({
  title: 'De dónde viene el juego',
  rules: 'Las reglas del juego',
  chapter: {
    unknown: {
      title: 'Lo que no se sabe',
      text: 'Nadie puede decir quién creó el juego. Se cuenta a menudo que un tal Felix Falguierein lo repartía en Italia hacia la década de 1480, y que su nueve procede de un rito etrusco con un dado de nueve caras. No se ha hallado ningún documento anterior al siglo XIX que hable del bacará, así que son relatos. Pertenece a una familia de juegos más antiguos en los que se busca una cifra fija; también en el macao, que se jugaba en el siglo XVIII, gana la mano más cercana a nueve.',
    },
    france: {
      title: 'Francia',
      text: 'Las primeras menciones impresas son francesas, de comienzos del siglo XIX, con la grafía baccara. El Album des jeux de Charles Van-Tenac, de 1847, calcula ya sus probabilidades. Dos formas se hicieron habituales: el baccarat en banque, en el que un lado conserva la banca, y el chemin de fer, en el que la banca recorre la mesa con el sabot. En ambas, las personas deciden si piden carta.',
    },
    americas: {
      title: 'Argentina y Cuba',
      text: 'El punto banco, la forma que se reparte aquí, elimina esa decisión: una tabla fija dice quién pide carta, y los clientes apuestan a cualquiera de las dos manos. Su origen suele situarse en los casinos de Mar del Plata, en Argentina, en los años cincuenta del siglo XX, de donde pasó a La Habana.',
    },
    vegas: {
      title: 'Las Vegas y Macao',
      text: 'Tommy Renzoni escribió que lo llevó del Capri de La Habana al Sands de Las Vegas a finales de los años cincuenta, y que la casa perdió 250.000 dólares la primera noche. Otros relatos nombran el Dunes, en 1959. Hoy es el juego del que viven los casinos de Macao.',
    },
    name: {
      title: 'El nombre',
      text: 'Suele decirse que baccara es una antigua palabra para el cero, por los dieces y las figuras, que no valen nada. También eso se ha contado más veces de las que se ha demostrado.',
    },
  },
});
