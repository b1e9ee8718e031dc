// A short history of the game, in Vietnamese.
import { translation } from '../../src/message.ts';
import type en from '../en/history.ts';

export default translation<typeof en>()({
  title: 'Nguồn gốc trò chơi',
  rules: 'Luật chơi',
  chapter: {
    unknown: {
      title: 'Những điều chưa biết',
      text: 'Không ai nói chắc được ai đã nghĩ ra trò chơi này. Người ta thường kể rằng một người tên Felix Falguierein đã chia bài ở Ý vào thập niên 1480, và con số chín bắt nguồn từ một nghi lễ Etrusca với viên xúc xắc chín mặt. Chưa tìm thấy tài liệu nào trước thế kỷ 19 nhắc đến baccarat, nên đó chỉ là truyện kể. Trò chơi thuộc một họ trò lâu đời hơn, chơi đến một con số định sẵn; trò macao của thế kỷ 18 cũng thắng nhờ tay bài gần chín nhất.',
    },
    france: {
      title: 'Pháp',
      text: 'Những lần đầu được in ra là bằng tiếng Pháp, vào đầu thế kỷ 19, khi đó viết là baccara. Cuốn Album des jeux của Charles Van-Tenac năm 1847 đã tính sẵn xác suất. Hai lối chơi trở nên phổ biến: baccarat en banque, một bên luôn làm cái, và chemin de fer, quyền làm cái đi quanh bàn cùng hộp bài. Ở cả hai, người chơi tự quyết định có rút bài hay không.',
    },
    americas: {
      title: 'Argentina và Cuba',
      text: 'Punto banco, lối chơi ở đây, bỏ quyền quyết định ấy: một bảng cố định cho biết bên nào rút, và khách cược vào một trong hai bên. Người ta thường cho rằng lối này có từ các casino ở Mar del Plata, Argentina, vào thập niên 1950, rồi từ đó sang Havana.',
    },
    vegas: {
      title: 'Las Vegas và Ma Cao',
      text: 'Tommy Renzoni viết rằng ông đã đưa trò chơi từ Capri ở Havana sang Sands ở Las Vegas vào cuối thập niên 1950, và đêm đầu tiên sòng thua 250.000 đô la. Những lời kể khác lại nói là Dunes, năm 1959. Ngày nay, các casino Ma Cao sống nhờ trò chơi này.',
    },
    name: {
      title: 'Tên gọi',
      text: 'Người ta thường nói baccara là một từ cổ chỉ số không, theo các lá mười và lá hình không tính điểm. Điều đó cũng được kể nhiều hơn là được chứng minh.',
    },
  },
});
