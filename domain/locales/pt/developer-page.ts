/** Portuguese texts of the page for developers. */
import type * as English from '../en/developer-page'

export const DEVELOPERS: typeof English.DEVELOPERS = {
  title: 'Desenvolva com o Owlcast',
  intro:
    'Tudo o que você faz no app um programa pode fazer por você: publicar uma gravação, ler um feed, responder a uma mensagem.',
  tokenTitle: '1. Crie um token',
  tokenText:
    'Abra as configurações, crie um token de acesso e escolha o que ele pode fazer. Copie logo, porque só o mostramos uma vez.',
  tokenLink: 'Abrir as configurações',
  headerText:
    'Envie-o no cabeçalho Authorization de cada requisição. Nunca o coloque num endereço: recusamos isso, porque endereços ficam em registros.',
  publishTitle: '2. Publique uma gravação',
  publishText:
    'Três chamadas: reservar um envio, enviar os bytes, publicar. Estes exemplos publicam voice.mp3 da sua pasta e mostram o novo post.',
  curl: 'Com curl',
  typescript: 'Com TypeScript',
  scopesTitle: 'O que um token pode fazer',
  scopesText: 'Um token nunca pode entrar, criar tokens, moderar nem excluir uma conta.',
  rulesTitle: 'Bom saber',
  limitsText:
    'Se você chamar demais, a resposta tem o status 429 e Retry-After diz quantos segundos esperar.',
  retryText:
    'Envie uma Idempotency-Key ao publicar. Se a conexão cair, repita a chamada com a mesma chave: você recebe a primeira resposta e nenhum segundo post.',
  pagesText: 'Listas vêm em páginas. Envie o cursor de uma página para obter a próxima; null é o fim.',
  errorsText: 'Erros são JSON com um code igual em todos os idiomas e um texto que você pode mostrar.',
  webhooksTitle: 'Webhooks',
  webhooksText:
    'Adicione um endereço nas configurações. Nós o chamamos quando você publica ou quando alguém responde, escreve ou menciona você. As chamadas contêm só identificadores; busque o post com seu token. Uma chamada que falha é repetida por cerca de um dia.',
  verifyText: 'Confira que uma chamada vem de nós:',
  botTitle: 'Bots',
  botText:
    'Se um programa publica sozinho, diga: ative a marca de bot nas configurações, em “Desenvolvedores e dados”.',
  referenceTitle: 'Todas as chamadas',
  referenceText: 'Cada chamada, com parâmetros e respostas, está no documento OpenAPI.',
  referenceLink: 'Documento OpenAPI',
  generateText: 'Geradores fazem dele um cliente tipado, por exemplo:',
}
