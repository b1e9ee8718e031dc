// Texts of what stands around every page of the patrons, in Brazilian Portuguese.
import { translation } from '../../src/message.ts';
import type en from '../en/shell.ts';

export default translation<typeof en>()({
  toContent: 'Ir para o conteúdo',
  broken: {
    title: 'Esta página parou de funcionar',
    says: 'As apostas confirmadas estão com a casa e serão liquidadas. Recarregar a página costuma resolver.',
    act: 'Recarregar',
  },
  fault: {
    unreachable: 'Sem contato com o servidor.',
    unreadable: 'O servidor respondeu {status:numeral}, sem motivo.',
    'invalid-request': 'O servidor não entendeu esta solicitação: recarregue a página.',
    'not-signed-in': 'Entre primeiro: não há sessão.',
    'wrong-origin': 'A solicitação veio de outro site.',
    protected: 'Seus limites ou uma pausa que você escolheu não permitem isso agora.',
    'not-broke': 'A recarga é para quando já não há o que apostar nem nada em jogo.',
    'name-refused': 'Este nome não pode ser usado: escolha outro.',
    'sign-in-refused': 'Não foi aceito.',
    'prove-first': 'Mostre antes sua chave.',
    'closed-to-guests': 'Entre antes.',
    conflict: 'Isto mudou.',
    'no-such-table': 'Esta mesa não existe.',
    'not-found': 'Não há nada aqui.',
    'too-large': 'A solicitação é grande demais.',
    'too-frequent': 'Solicitações demais: aguarde um momento.',
    'not-ready': 'As mesas ainda não abriram. Tente de novo em instantes.',
    internal: 'Algo deu errado aqui. Tente de novo.',
    'nothing-written':
      'Nada pode ser registrado agora: o banco de dados está indisponível. Tente mais tarde.',
    'perhaps-written': 'O disco falhou durante o registro: veja se foi feito antes de repetir.',
  },
  faultDetail: {
    'new-guests': {
      one: 'Novos visitantes demais neste endereço: tente de novo em {seconds:count} segundo.',
      other: 'Novos visitantes demais neste endereço: tente de novo em {seconds:count} segundos.',
    },
    proofs: 'Provas demais pedidas ao mesmo tempo: aguarde um momento.',
    'no-shoe': 'Este sabot não existe ou não terminou.',
    'no-proof-of-shoe': 'Este sabot não existe, não terminou ou foi dado por um crupiê e não tem lacre.',
    'no-proof-of-round':
      'Esta rodada não existe, não terminou ou seu sabot foi dado por um crupiê e não tem lacre.',
  },
  lost: {
    name: 'Nada aqui',
    title: 'Não há nada aqui',
    says: 'O endereço está errado, ou a página não existe mais.',
    act: 'Ir para as mesas',
  },
  news: {
    settled: '{table}: {result}. Sua rodada: {net}.',
    missed: {
      one: 'Na sua ausência, {rounds:count} rodada sua foi corrigida ou cancelada.',
      other: 'Na sua ausência, {rounds:count} rodadas suas foram corrigidas ou canceladas.',
    },
    record: 'Histórico de jogo',
  },
  pattern: {
    streak: {
      player: '{player} {length:number} vezes seguidas',
      banker: '{banker} {length:number} vezes seguidas',
    },
    chop: 'Alternância de {length:number}',
    twos: 'Duplas alternadas, {length:number}',
    noTie: {
      one: '{length:count} rodada sem {tie}',
      other: '{length:count} rodadas sem {tie}',
    },
    notice: '{table}: {pattern}.',
  },
});
