# The pages that the server itself shows.

server-no-client = Il client web qui non è stato costruito. Installa il pacchetto come al solito, oppure esegui «make dev» nei sorgenti. L’indirizzo /api/schema descrive che cosa possono chiedere i programmi.
server-no-client-title = carom è in funzione
